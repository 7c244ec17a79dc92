/** The browser's database for practice recordings, deleted with the rest of a candidate's data (R33). */
export const practiceDatabase = 'practice-answers';
