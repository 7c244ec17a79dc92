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
    phone: '/assets/tour-read-phone-79c05c0b.jpg',
    tablet: '/assets/tour-read-tablet-6aec2349.jpg',
    desktop: '/assets/tour-read-desktop-6b86f649.jpg',
  },
  {
    phone: '/assets/tour-recording-phone-adeb945a.jpg',
    tablet: '/assets/tour-recording-tablet-1585255a.jpg',
    desktop: '/assets/tour-recording-desktop-9c3a63e4.jpg',
  },
  {
    phone: '/assets/tour-recorded-phone-22b2e3d0.jpg',
    tablet: '/assets/tour-recorded-tablet-d85aedf8.jpg',
    desktop: '/assets/tour-recorded-desktop-32ae81e5.jpg',
  },
  {
    phone: '/assets/tour-review-phone-4334e549.jpg',
    tablet: '/assets/tour-review-tablet-97c043c6.jpg',
    desktop: '/assets/tour-review-desktop-eb971d85.jpg',
  },
];
