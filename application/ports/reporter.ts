/** Reports failures that a person should look at. Never with codes, tokens, e-mails or typed text (R5). */
export interface Reporter {
  readonly report: (event: string, detail?: Readonly<Record<string, string | number | boolean>>) => void;
}
