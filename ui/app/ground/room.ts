/* Shared by both sides of a live interview and by what carries it. */
import './every-page';
import '../../../adapters/contract/live-interview/eta.wire';
import '../../../adapters/contract/live-interview/room-message.wire';
