import type { GivingUpApi } from '../../../application/ports/candidate-api/giving-up';
import { cancelCalls, declineCalls, rescheduleFromMail } from '../../contract/calls/giving-up';
import type { send } from './send';

export const givingUpCalls = (call: ReturnType<typeof send>): GivingUpApi => ({
  giveUp: (request) => {
    const { route } = request.cancellation;
    return call(route === 'client-community' ? rescheduleFromMail : cancelCalls[route])(request);
  },
  decline: (request) => call(declineCalls[request.what])(request),
});
