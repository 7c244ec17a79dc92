import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Navigate, useLocation } from 'react-router-dom';
import { isCallFailure, ourDefect, type CallFailure } from '../../application/failure';
import type { Carried } from '../../application/navigation/carried';
import { myJobs } from '../../application/navigation/destination';
import { encodedLink, type EncodedLink } from '../../application/navigation/encoded-links';
import type { LinkedIds, LinkRefusal } from '../../application/positions/adverts.api';
import { sayLinkRefusal } from '../../application/applications/apply.words';
import { expiryRedirect } from '../../domain/identity/session';
import { usePorts } from '../hooks/ports';
import { useAsked } from '../hooks/use-asked';
import { useLeaving } from '../hooks/use-leaving';
import { useTravel } from '../hooks/use-travel';
import { applyTexts as t } from './apply.texts';
import { failureView, refusedView } from '../hooks/failure.view';
import { ResolvePage } from './resolve-page';

const Resolving = ({ link }: { readonly link: EncodedLink }) => {
  const { api } = usePorts();
  const travel = useTravel();
  const { answer, again } = useAsked<E.Either<CallFailure | LinkRefusal, LinkedIds>>(
    (cancel) => api.resolveLink(link.ids, cancel),
    E.left(ourDefect),
  );
  const failed = answer !== undefined && E.isLeft(answer) ? answer.left : undefined;
  const leaves = failed !== undefined && !isCallFailure(failed);
  useLeaving(leaves ? expiryRedirect : undefined, () => travel.instead(myJobs));
  return (
    <>
      {answer !== undefined && E.isRight(answer) && <Navigate to={link.withIds(answer.right)} replace state={opened} />}
      <ResolvePage
        failure={
          failed &&
          (isCallFailure(failed)
            ? failureView(failed)
            : refusedView(t.linkHeading, sayLinkRefusal(failed), { action: t.toMyJobs }))
        }
        onAct={leaves ? () => travel.instead(myJobs) : again}
      />
    </>
  );
};

/** Any page whose link has encoded ids: the same page with plain ids replaces it in the history, with its query; or My Jobs does (R1). */
export const ResolveScreen = () => {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  const link = O.toUndefined(encodedLink(path));
  return link && <Resolving key={path} link={link} />;
};

const opened: Carried = { fromLink: true };
