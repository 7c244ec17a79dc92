/** What the portal calls itself (ours; the specification shows no name). */
export const productName = 'Candidate portal';
