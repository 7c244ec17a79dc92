/* Shared by the recorder and the pages around it. */
import './device';
import './uploads';
import '../../../adapters/contract/recording/recording.calls';
import '../../../application/recording/recording.words';
import '../../../domain/recording/format';
import '../../../domain/recording/submission';
import '../../../domain/recording/time-limit';
