/** The response that the server rendered this page with: the first render in the browser shows the same, without a call. */
export interface Drawn<Question, Answer> {
  /** Undefined if the page was not rendered by the server, or was rendered for another request. */
  readonly answer: (question: Question) => Answer | undefined;
  /** The page is hydrated: from now on, data is fetched. */
  readonly forget: (question: Question) => void;
}
