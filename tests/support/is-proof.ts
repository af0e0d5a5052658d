/** Whether tests run in `npm run proof`, which tries all cases of what `npm test` takes some of. */
export const isProof = Number(process.env['OCTAVO_PROOF'] ?? 1) > 1;
