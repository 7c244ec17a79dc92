/** Where a device measures its line: GET sends 1,781,287 bytes, POST takes bytes and forgets them (R22, R46). No token is needed. */
export const speedTestPath = '/speed-test';
