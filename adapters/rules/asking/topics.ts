/* Words that name a topic: the chapters about it answer first, even if another chapter has more of a question's words. */

const topics: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:chat\w*|messages?|msgs?|attachments?)\b/i, ['chat', 'chat-limits']],
  [/\b(?:resumes?|cvs?|upload\w*)\b/i, ['resume', 'resumes', 'uploads', 'submission']],
  [/\b(?:web ?hooks?|endpoint|receiver)\b/i, ['webhooks']],
  [/\b(?:report\w*|statistics|funnel|drop ?-?(?:outs?|offs?)|conversion|numbers)\b/i, ['funnel']],
  [/\btech(?:nical)? check\b/i, ['tech-check']],
  [/\b(?:ads?|adverts?|postings?|listings?)\b/i, ['adverts', 'applying']],
  [/\bcodes?\b/i, ['sign-in-codes', 'otp']],
  [/\b(?:employment|experience|work history)\b/i, ['experience', 'profile']],
  [/\b(?:re-?)?(?:record\w*|takes?|retakes?)\b/i, ['recording', 'recorded-answers']],
];
const worthOfTopic = 1.15;

/** What an answer of a chapter is worth, for the topics that a question names. */
export const worthForTopics = (question: string): ((chapter: string) => number) => {
  const named = topics.filter(([names]) => names.test(question)).flatMap(([, chapters]) => chapters);
  return (chapter) => (named.includes(chapter) ? worthOfTopic : 1);
};
