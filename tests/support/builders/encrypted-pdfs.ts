import { bytesOf } from './resume-files';

/** An encryption dictionary, and the file's first identifier, which it belongs to. */
export interface Encryption {
  readonly lock: string;
  readonly id: string;
}

interface Sample {
  readonly name: string;
  readonly open: Encryption;
  readonly locked: Encryption;
}

/**
 * What qpdf 11 writes for a PDF that may not be printed: `open` with an empty password (`qpdf --encrypt "" owner …`), `locked` with the password
 * 'secret'. Without the keys of AES-256, which say nothing about the password.
 */
export const encryptions: readonly [Sample, ...(readonly Sample[])] = [
  {
    name: '40 bits (revision 2)',
    open: {
      lock: '<< /Filter /Standard /Length 40 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /P -8 /R 2 /U <d5a8312f34ae3572616a31a1095068fef53ef164c747b6c3dae4a2714f7da5c4> /V 1 >>',
      id: '<a0cac9cfba56eb7b1e1d8aaca33b1082>',
    },
    locked: {
      lock: '<< /Filter /Standard /Length 40 /O <92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /P -8 /R 2 /U <9698cf7bbf58a06f7bd49b02153845627b552e366962a0e3ea3d58e3e00d98d5> /V 1 >>',
      id: '<64c8f8be33ecb1d015bc63f1a19b1ae5>',
    },
  },
  {
    name: '128 bits of RC4 (revision 3)',
    open: {
      lock: '<< /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -2056 /R 3 /U <8d4b1f7b38c85b396fcc05198bfe72800122456a91bae5134273a6db134c87c4> /V 2 >>',
      id: '<3cbb14fc94c60756eba9a27e18969b81>',
    },
    locked: {
      lock: '<< /Filter /Standard /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -2056 /R 3 /U <737af2ba81181f058080b999c12dc6940122456a91bae5134273a6db134c87c4> /V 2 >>',
      id: '<86d7080410086496ae89278ac2688cda>',
    },
  },
  {
    name: '128 bits of RC4 (revision 4)',
    open: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /V2 /Length 16 >> >> /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -2056 /R 4 /StmF /StdCF /StrF /StdCF /U <12b69a8653e725789e4a3302c250ba400122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<9f1ceb86c14d79a83a846685dfa9fe3d>',
    },
    locked: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /V2 /Length 16 >> >> /Filter /Standard /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -2056 /R 4 /StmF /StdCF /StrF /StdCF /U <133b2cca0dc9af0be56d2ffbd4b1c3f60122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<0b11cc8022177ec5d2938fee76e2f2da>',
    },
  },
  {
    name: 'AES-128, its metadata plain (revision 4)',
    open: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /EncryptMetadata false /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -2056 /R 4 /StmF /StdCF /StrF /StdCF /U <d211f15853854e8e62988967d735bb170122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<c30eb38d6efcda76b99c1a8038d11c1a>',
    },
    locked: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /EncryptMetadata false /Filter /Standard /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -2056 /R 4 /StmF /StdCF /StrF /StdCF /U <1eddd7e0d36fe93d2c00211140368d1e0122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<89aced602ca7b5ee6853a2023e95d862>',
    },
  },
  {
    name: 'AES-128 (revision 4)',
    open: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -2056 /R 4 /StmF /StdCF /StrF /StdCF /U <01120e5d520c151ff817adcf08d83a500122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<ef54b073aae8b44fdfcf1b406003afe0>',
    },
    locked: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -2056 /R 4 /StmF /StdCF /StrF /StdCF /U <bb17d4d7be022d6dcdb73ccf168afd530122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<69b3d101730f255a2e4a3db3416c297e>',
    },
  },
  {
    name: 'AES-256 (revision 5)',
    open: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <9632270321f8f55e68d7fab85ce9eea714b7ec2b9bea43041d7f02436982bf23595ca58bc8b4470ad8ec5470aaa0951f> /P -2056 /R 5 /StmF /StdCF /StrF /StdCF /U <9379f03823eca26622fc7eaebf78c90eb50b8b1bc63fdf609061d6a86cc92ddf10aad75f2c7f3cc544353c1217d913db> /V 5 >>',
      id: '<4b5dffd3305edf8668e55404e0ca0e12>',
    },
    locked: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <0480dd433e142812498c04bb7029168eaede5a60ca37e23563b405b7e97ceeb7e8ca8383488b5c02b565ed91c27c132e> /P -2056 /R 5 /StmF /StdCF /StrF /StdCF /U <4006f763de4efe6f7c75f9d89934e22dabf76d8e1f489f2e50767ee9387d25e6cea2c813af74932a488a70020f65957c> /V 5 >>',
      id: '<b76b647be58b7a499cae953e658dfc6c>',
    },
  },
  {
    name: 'AES-256 (revision 6)',
    open: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <3c3ef6024ffba6d4d3b4081a73827aef9f81b75756fd64cbcad20344533ff1a23b2da54b18b6998159d3a8a21874435f> /P -2056 /R 6 /StmF /StdCF /StrF /StdCF /U <3b2871bdc4c1422776133165d8ef67e69f58cacb493387619180a49ad67a9bb9009684dfff4c395523da377e3ed00cf2> /V 5 >>',
      id: '<b6aa6dc51521f5714c5d6ced5b685e91>',
    },
    locked: {
      lock: '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <9b7292a06136615340c875b6484313b80c59c13279787ed02d19c2589d53782b98efe3b1e88598e715c729eb921e4d93> /P -2056 /R 6 /StmF /StdCF /StrF /StdCF /U <f5c5517a0ec258d7033b7eae7c061740f700fbb128c4595a56279d26ddfac5165c82b609a2a48fd8bf7d0837bb8dd91f> /V 5 >>',
      id: '<75411f7186d48ac88bb155405c1abe5a>',
    },
  },
];

const page = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 99 99 ] >>\nendobj\n';

/** A PDF of one page with such a dictionary, `behind` its end. */
export const encryptedPdf = ({ lock, id }: Encryption, behind = ''): Uint8Array =>
  bytesOf(
    `%PDF-1.7\n1 0 obj\n<< /Pages 2 0 R /Type /Catalog >>\nendobj\n${page}4 0 obj\n${lock}\nendobj\n` +
      `xref\n0 5\ntrailer << /Root 1 0 R /Size 5 /ID [${id}${id}] /Encrypt 4 0 R >>\nstartxref\n9\n%%EOF\n${behind}`,
  );
