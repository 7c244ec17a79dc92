/* Shared by what measures the connection, and by every page that sends a file. */
import './every-page';
import '../../../adapters/composition/areas/network';
import '../../../application/live/measure-network';
import '../../../domain/resilience/probing';
import '../../kit/upload-bar';
