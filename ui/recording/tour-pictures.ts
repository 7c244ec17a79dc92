/* Written by .tools/tour-pictures.mjs. */

/** A step's picture, as each kind of device shows it (spec 2 §2.8). */
export interface TourPicture {
  readonly phone: string;
  readonly tablet: string;
  readonly desktop: string;
}

/** The sizes in which they were taken. */
export const tourPictureSizes = { phone: [360, 640], tablet: [768, 900], desktop: [1200, 820] } as const;

/** In the order of the tour's steps. */
export const tourPictures: readonly TourPicture[] = [
  {
    phone: '/assets/tour-read-phone-0eacb3d9.jpg',
    tablet: '/assets/tour-read-tablet-86bee60e.jpg',
    desktop: '/assets/tour-read-desktop-04bfcfa1.jpg',
  },
  {
    phone: '/assets/tour-recording-phone-748fd247.jpg',
    tablet: '/assets/tour-recording-tablet-e773129d.jpg',
    desktop: '/assets/tour-recording-desktop-4de8cb6f.jpg',
  },
  {
    phone: '/assets/tour-recorded-phone-586d90dc.jpg',
    tablet: '/assets/tour-recorded-tablet-81b065a1.jpg',
    desktop: '/assets/tour-recorded-desktop-3ce64cae.jpg',
  },
  {
    phone: '/assets/tour-review-phone-ad9f6722.jpg',
    tablet: '/assets/tour-review-tablet-3f1435a5.jpg',
    desktop: '/assets/tour-review-desktop-87f7235a.jpg',
  },
];
