/* Loads with the code itself. */
export const phoneCodeTexts = {
  code: 'A QR code that opens this page on your phone',
} as const;
