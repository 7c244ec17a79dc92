/* Shared by the tech check in its three forms, and by what records and meets. */
import './job-forms';
import './line';
import '../../../adapters/composition/areas/device';
import '../../../adapters/composition/areas/tech-check-calls';
import '../../screens/tech-check/device-check';
import '../../../domain/interviews/room-opening';
import '../../../domain/tech-check/device-fault';
import '../../kit/tick-box';
