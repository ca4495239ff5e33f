"""`python -m memctl`."""

import sys

from memctl.cli import main

sys.exit(main())
