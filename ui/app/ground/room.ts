/* Shared by both sides of a live interview and by what carries it. */
import './every-page';
import '../../../adapters/contract/wire/eta';
import '../../../adapters/contract/wire/room-message';
