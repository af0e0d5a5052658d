/** The folder beside `site.json` that holds the pictures which `octavo check --visual` compares with. It is not published. */
export const pictureFolder = 'visual-baselines';
