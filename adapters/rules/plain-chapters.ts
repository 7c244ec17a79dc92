import { statusButtonsRules } from './status-buttons';
import type { PlainChapter } from './plain-chapter';
import { screeningRules } from './plain/screening';
import { accountsRules } from './plain/accounts';
import { advertsRules } from './plain/adverts';
import { answersRules } from './plain/answers';
import { chatLimitsRules, chatRules } from './plain/chat';
import { applyingRules, turnsRules } from './plain/applications';
import { employerRules, funnelRules, movesRules, webhookRules } from './plain/employer';
import { listRules, timesRules } from './plain/list-and-times';
import { notBuiltRules } from './plain/not-built';
import { liveRules } from './plain/live-interviews';
import { pagesRules } from './plain/pages';
import { lineRules, profileRules, uploadsRules } from './plain/people';
import { recordingRules, techCheckRules } from './plain/recording';
import { addressesRules, codesRules, sessionsRules } from './plain/signing-in';
import { changesRules, clocksRules, filesRules } from './plain/writing-down';

/** The rules without a form, in the order in which a candidate meets them. */
export const plainChapters: readonly PlainChapter[] = [
  codesRules,
  sessionsRules,
  addressesRules,
  accountsRules,
  advertsRules,
  applyingRules,
  screeningRules,
  statusButtonsRules,
  listRules,
  turnsRules,
  movesRules,
  employerRules,
  webhookRules,
  funnelRules,
  timesRules,
  clocksRules,
  liveRules,
  recordingRules,
  answersRules,
  techCheckRules,
  profileRules,
  changesRules,
  filesRules,
  uploadsRules,
  chatLimitsRules,
  chatRules,
  lineRules,
  pagesRules,
  notBuiltRules,
];
