/** Where failures go that a person should look at. Never codes, tokens, e-mails or what someone typed (R5). */
export interface Reporter {
  readonly report: (event: string, detail?: Readonly<Record<string, string | number | boolean>>) => void;
}
