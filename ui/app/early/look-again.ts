/** Before the portal's script goes live, this event makes the early script check once more for whom the page was drawn, so that the check exists once. */
export const lookAgain = 'live';
