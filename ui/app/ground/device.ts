/* Shared by the tech check in its three forms, and by what records and meets. */
import './job-forms';
import './network';
import '../../../adapters/composition/areas/device';
import '../../../adapters/composition/areas/tech-check-calls';
import '../../tech-check/device-check';
import '../../../domain/applications/room-opening';
import '../../../domain/tech-check/device-fault';
