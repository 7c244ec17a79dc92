/** Directions to an address, in the device's maps app or on the web; needs no key (ours). */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
