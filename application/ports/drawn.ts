/** An answer that the server drew this page with: the first render in the browser shows the same, and asks nothing. */
export interface Drawn<Question, Answer> {
  /** Undefined: the page was not drawn by the server, or was drawn for another request. */
  readonly answer: (question: Question) => Answer | undefined;
  /** The page is taken over: from now on answers are fetched. */
  readonly forget: (question: Question) => void;
}
