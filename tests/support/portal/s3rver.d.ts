declare module 's3rver' {
  /** A fake S3 server over a folder. */
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly run: () => Promise<{ readonly port: number }>;
    readonly close: () => Promise<void>;
    readonly httpServer: { readonly closeAllConnections: () => void };
  }
}
