/*
 * Questions in everyday words by a third hand, read after the ways of asking were written. Those without an answer are about what no rule says. Right answers as in
 * `asked-at-work.ts`.
 */

import type { QuestionAtWork } from './asked-at-work';

/**
 * First asked: 32 of 40, or 34 with the labels of now: a saved resume, the fields of the sign-up and an empty list have sentences of their own, and two statuses
 * that are compared may be answered by their meanings.
 */
export const laterThird: readonly QuestionAtWork[] = [
  ["passed the questions, resume is a must and it's a self record job, next page?", 'skill-filter-result/2'],
  ['status says applied 1 and sf 0 what button does she have', 'card-actions/11'],
  ['do they need a password', 'sign-in-codes/password'],
  ['she renamed a png to .pdf and it got rejected', 'uploads/content', 'resume'],
  ['is a resume of exactly 10 mb still ok', 'resume/2', 'resume/4', 'resume'],
  ['she shares a phone w her sister, can the sister see her stuff', 'sessions/who-is-here', 'sessions/wiped'],
  [
    'can she book her interview w/o a resume when we require one',
    'resumes/required',
    'card-actions/10',
    'apply-result/10',
  ],
  ['empty file uploaded, 0 kb', 'resume/3', 'resume'],
  ['if you log out in one tab what about the other one', 'sessions/every-tab'],
  ['how does she know the upload went thru', 'resumes/upload'],
  ['use the resume she already sent for the other job', 'resumes/saved'],
  ['what do I have to fill in to create an account', 'accounts/fields'],
  ['does the resume need to be there before a self recorded interview or after', 'recording/resume-after'],
  ['resume missing and required, what button shows on the card', 'card-actions/10', 'card-actions/16'],
  ['number with extension 555-123-4567 ext 12 refused', 'phone/4'],
  [
    'status 3 candidate no show, can they get another time',
    'card-actions/8a',
    'status-buttons/reschedule',
    'moves/used',
  ],
  ['status 12 what can they do', 'card-actions/8b', 'status-buttons/reschedule'],
  ['new email was typed but nothing changed, still the old one', 'addresses/change'],
  ['list of all status numbers pls', 'status'],
  [
    'whats the difference between 16 and 17',
    'card-actions/8b',
    'lifecycle/17',
    'employer-acts/ask-for-new-time',
    'status/16',
    'status/17',
  ],
  ['account was made with someone elses email, what can they do before proving it', 'addresses/unproven'],
  ['status 29', 'status/29'],
  ['status 19 with video scheduled, buttons?', 'card-actions/19'],
  ['still works there, what end date', 'experience/3'],
  ['what order do the jobs appear in', 'list-order/order', 'list-order/groups'],
  ['the reschedule button is grey', 'moves/number', 'lifecycle/3', 'card-actions'],
  ["what if the posting was taken down while they're applying", 'apply-result/2', 'applying/closed-advert'],
  [
    "what button does a person get who applied but hasn't picked a time for a self recorded interview",
    'card-actions/14',
    'card-actions/18',
  ],
  ['her list is empty, what message', 'list-order/empty'],
  ['he failed the screening and wants to try again', 'applying/answer'],
  ['is 95 minutes ahead ok', 'slots/5', 'slots'],
  ['status 1 and offer made what button', 'card-actions/5', 'status-buttons/schedule-onboarding'],
  ['position has no screening questions at all, what then', 'screening/usable'],
  ['whose time zone are the times in, ours or the candidates', 'appointments/zone', 'dates-and-clocks/appointment'],
  ["it's 23:30, can someone pick 00:15 tomorrow", 'slots/3', 'slots', 'lifecycle/5'],
  ['how is pay shown on the ad', 'adverts/pay'],
  ['how many days of slots show up first', 'appointments/windows'],
  ['interview slot at 2:30 am on the daylight saving night', 'dates-and-clocks/skipped', 'slots/2', 'lifecycle/4'],
  ['how many questions on one screen', 'screening/pages'],
  ['filter from 1 march to 20 april possible?', 'date-filter/6', 'date-filter'],
];
