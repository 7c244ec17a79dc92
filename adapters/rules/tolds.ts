import { statusButtonsTold } from './status-buttons';
import type { Told } from './told';
import { screeningTold } from './tolds/screening';
import { accountsTold } from './tolds/accounts';
import { advertsTold } from './tolds/adverts';
import { answersTold } from './tolds/answers';
import { chatLimitsTold, chatTold } from './tolds/chat';
import { applyingTold, turnsTold } from './tolds/applications';
import { employerTold, movesTold } from './tolds/employer';
import { listTold, timesTold } from './tolds/list-and-times';
import { liveTold } from './tolds/live-interviews';
import { lineTold, profileTold, uploadsTold } from './tolds/people';
import { recordingTold, techCheckTold } from './tolds/recording';
import { addressesTold, codesTold, sessionsTold } from './tolds/signing-in';
import { changesTold, clocksTold, filesTold } from './tolds/writing-down';

/** The rules without a form, in the order in which a candidate meets them. */
export const tolds: readonly Told[] = [
  codesTold,
  sessionsTold,
  addressesTold,
  accountsTold,
  advertsTold,
  applyingTold,
  screeningTold,
  statusButtonsTold,
  listTold,
  turnsTold,
  movesTold,
  employerTold,
  timesTold,
  clocksTold,
  liveTold,
  recordingTold,
  answersTold,
  techCheckTold,
  profileTold,
  changesTold,
  filesTold,
  uploadsTold,
  chatLimitsTold,
  chatTold,
  lineTold,
];
