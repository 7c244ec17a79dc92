/** What the browser tells about itself. */
export interface DeviceFacts {
  readonly userAgent: string;
  /** How many fingers its screen feels; 0 without a touch screen. */
  readonly touchPoints: number;
}
