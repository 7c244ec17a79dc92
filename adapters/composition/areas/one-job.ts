/* The contract's share of what every page about one job loads (ui/app/ground/one-job.ts). */
import '../../contract/wire/applying-refusals';
import '../../contract/wire/position';
import '../../contract/wire/scheduling-refusals';
