/* Shared by the recorder and the pages around it. */
import './device';
import './uploads';
import '../../../adapters/contract/calls/recording';
import '../../../application/words/recording';
import '../../../domain/recording/format';
import '../../../domain/recording/submission';
import '../../../domain/recording/time-limit';
