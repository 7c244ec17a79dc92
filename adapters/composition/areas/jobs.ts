/* The contract's share of what every page with a job on it loads (ui/app/ground/jobs.ts). */
import '../../contract/wire/application';
