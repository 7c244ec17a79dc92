import { reportVisit } from '../browser/page/visit-vitals';

/* Measures a visit. Built to dist/web/assets/visit-vitals-….js, a file of its own that a page loads after everything else, where figures are served. */

reportVisit(window);
