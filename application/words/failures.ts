/* What server, terminal and screens say alike when a call fails. */

/** spec 1 §8 */
export const somethingWentWrong = 'Something went wrong...!';

/** spec 1 §8 */
export const sessionTimeout = 'Session timeout please login..!';

/** spec 1 §8, the forbidden page */
export const cannotAccess = 'You cannot access this page. Your session will be closed now please login...!';
