/* The map of an address. Ours. */
export const mapTexts = {
  of: (address: string): string => `Map of ${address}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  trouble: 'The map does not load right now. The address stands above.',
  credit: '© OpenStreetMap contributors',
} as const;
