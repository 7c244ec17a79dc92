/** The questions can be answered only once (R6b, R8). In a file of its own because adverts show it too. */
export const screeningAnswered = 'You have already answered the questions for this job.';
