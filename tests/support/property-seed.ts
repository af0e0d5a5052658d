import fc from 'fast-check';

// The random cases of a property are the same in every run of `npm test`, so that it fails for a change of the code and
// not by chance; `npm run proof` looks for others.
if (Number(process.env['OCTAVO_PROOF'] ?? 1) === 1)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20 });
