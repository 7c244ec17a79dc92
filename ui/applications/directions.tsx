import Navigation from 'lucide-react/icons/navigation';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLookProps } from '../kit/button';
import { VisuallyHidden } from '../kit/visually-hidden';
import { jobTexts as t } from './job.texts';

const Link = styled.a<ButtonLookProps>`
  ${buttonLook}
`;

/** Directions to an address, in this device's map app. */
export const Directions = ({ href }: { readonly href: string }) => (
  <Link href={href} target="_blank" rel="noopener noreferrer" $look="quiet" data-screen-only="">
    <Navigation size={20} />
    {t.directions}
    <VisuallyHidden>, {t.opensMaps}</VisuallyHidden>
  </Link>
);
