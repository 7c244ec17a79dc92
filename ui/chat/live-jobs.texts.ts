/* What is said when a card changes by itself (issue U). Ours. */
export const liveJobsTexts = {
  changed: (positionName: string, communityName: string, headline: string) =>
    // Many headlines name the community themselves.
    `${headline.includes(communityName) ? positionName : `${positionName} at ${communityName}`}: ${headline}`,
};
