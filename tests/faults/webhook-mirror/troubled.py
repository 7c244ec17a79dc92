"""The receiver in trouble. troubled.py PORT SECRET JOURNAL TROUBLE,...: request after request takes the next one, until none is left."""
import itertools, sys, time
from receiver import Receiver, serve

troubles = itertools.chain(sys.argv[4].split(","), itertools.repeat("none"))

class Troubled(Receiver):
    def take(self, event_id, body):
        trouble = next(troubles)
        taken = 500 if trouble == "refuse" else super().take(event_id, body)
        if trouble == "hang":
            time.sleep(15)
        if trouble == "twice":
            self.answer(taken)
        return 500 if trouble in ("forget", "twice") else taken

serve(Troubled)
