/** What the signed-in area tells the notices about the line, and hears of them. */
export interface ConnectionNoticesProps {
  /** The line is slow. */
  readonly slow: boolean;
  /** 'Check my connection' was pressed. */
  readonly asked: boolean;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}
