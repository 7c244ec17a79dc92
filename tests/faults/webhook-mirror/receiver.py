"""Keeps a mirror of all applications by the portal's webhooks: written from its documents, with Python's library alone.

receiver.py PORT SECRET JOURNAL: answers GET with the mirror, the last state of each application.
"""
import base64, hashlib, hmac, json, os, sys, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

secret, journal = base64.b64decode(sys.argv[2].removeprefix("whsec_")), open(sys.argv[3], "a+")
known, mirror, one_at_a_time = set(), {}, threading.Lock()

def is_genuine(headers, body):
    sent_at = headers["webhook-timestamp"]
    mac = hmac.new(secret, f"{headers['webhook-id']}.{sent_at}.".encode() + body, hashlib.sha256).digest()
    right, shown = "v1," + base64.b64encode(mac).decode(), headers["webhook-signature"].split()
    return abs(time.time() - int(sent_at)) < 300 and any(hmac.compare_digest(right, one) for one in shown)

def keep(event_id, body):
    known.add(event_id)
    data = json.loads(body)["data"]
    if data["application"] is not None:
        mirror[f"{data['candidate_id']} {data['position_id']}"] = data["application"]

class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def take(self, event_id, body):
        with one_at_a_time:
            if event_id not in known:
                journal.write(json.dumps([event_id, body.decode()]) + "\n")
                journal.flush()
                os.fsync(journal.fileno())
                keep(event_id, body)
        return 204

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        self.answer(self.take(self.headers["webhook-id"], body) if is_genuine(self.headers, body) else 401)

    def do_GET(self):
        with one_at_a_time:
            self.answer(200, json.dumps(mirror).encode())

    def answer(self, status, body=b""):
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

def serve(receiver):
    journal.seek(0)
    for line in journal:
        keep(*json.loads(line))
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), receiver).serve_forever()

if __name__ == "__main__":
    serve(Receiver)
