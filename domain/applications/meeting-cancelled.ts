/** Why an interview did not take place: nobody joined (the page's 0), the interviewer cannot come (its 3). */
export type MeetingCancelled = 'nobody-joined' | 'interviewer-unable';
