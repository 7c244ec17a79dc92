/* What the book hands over: it has no server, so a text goes by the clipboard or by mail. */

/** Copies, and says whether it worked; if the browser does not allow copying, the text is to be copied by hand. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A mail to whoever builds the portal, for the reader to address: no account is needed. */
export const mailOf = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
