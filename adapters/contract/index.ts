/*
 * The published face `./contract`: every call with its codecs, how a call travels, and the OpenAPI document made of them.
 * The calendar file is left out: it would bring ical-generator to everybody.
 */
export type { Either } from 'fp-ts/Either';
export * from './call';
export * from './calls';
export * from './calls/applications';
export * from './calls/applying';
export * from './calls/giving-up';
export * from './calls/identity';
export * from './calls/link-sign-in';
export * from './calls/operator-import';
export * from './calls/operator-mails';
export * from './calls/operator';
export * from './calls/profile';
export * from './calls/sign-up';
export * from './calls/recorder';
export * from './calls/resumes';
export * from './calls/scheduling';
export * from './calls/screening';
export * from './calls/shared';
export * from './calls/social-sign-in';
export * from './cancel-routes';
export * from './codec';
export * from './envelope';
export * from './job-posting';
export * from './openapi';
export * from './over-http';
export * from './server-clock';
export * from './tellable';
export * from './wire/advert';
export * from './wire/application';
export * from './wire/applying-refusals';
export * from './wire/fields';
export * from './wire/identity-refusals';
export * from './wire/next-token';
export * from './wire/operator';
export * from './wire/person';
export * from './wire/position';
export * from './wire/profile-refusals';
export * from './wire/questionnaire-ids';
export * from './wire/questionnaire';
export * from './wire/recorder';
export * from './wire/resume-refusals';
export * from './wire/sign-in-hints';
export * from './wire/scheduling-refusals';
export * from './wire/screening-draft';
export * from './wire/screening-refusals';
export * from './wire/sent-code';
export * from './wire/sign-up-draft';
export * from './wire/social';
export * from './wire/social-attempt';
export * from './wire/slots';
/** Numbers and words of the wire, under a name of their own: `uploadResume` is also a call. */
export * as vocabulary from './wire/vocabulary';
export * from './wire/work-in-hand';
