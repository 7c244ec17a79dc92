/** A field of a form: a text, or a file. */
export type Field = string | { readonly filename: string; readonly content: Uint8Array };

/** A form as browsers encode it (RFC 7578): names in UTF-8. */
export const formOf = (fields: Readonly<Record<string, Field>>) => {
  const boundary = '----a-boundary-of-a-test';
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`]
      : [
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${value.filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
          value.content,
          '\r\n',
        ],
  );
  return {
    payload: Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};
