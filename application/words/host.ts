/** `https://portal.example.org:8080` → `portal.example.org` */
export const hostOf = (address: string): string => address.replace(/^\w+:\/\//, '').replace(/[:/].*$/, '');
