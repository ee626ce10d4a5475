"""Runs every sample of a JSON file, several at once, and writes which of them failed by themselves."""

import io
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from urllib.error import HTTPError

source, target = sys.argv[1:]
sys.stdout = io.StringIO()


def run(sample):
    try:
        exec(compile(sample["code"], sample["name"], "exec"), {})
    except HTTPError:
        return None
    except Exception as error:
        return [sample["name"], repr(error)]
    return None


with open(source) as file, ThreadPoolExecutor(4) as pool:
    failed = [one for one in pool.map(run, json.load(file)) if one]
with open(target, "w") as file:
    json.dump(failed, file)
