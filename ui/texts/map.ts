/* The map of an address. Ours. */
export const mapTexts = {
  of: (address: string): string => `Map of ${address}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  trouble: 'The map can’t be loaded right now. The address is above.',
  credit: '© OpenStreetMap contributors',
} as const;
