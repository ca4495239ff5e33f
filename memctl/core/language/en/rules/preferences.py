"""The rules for what people like, avoid, need and believe, in English."""

from __future__ import annotations

from memctl.core.language.en.rules.frames import ATTITUDE, DISPOSITION, EFFECT, LIKING, STATE
from memctl.core.language.rules import Rule, frame_rule, rule

_SELF_WORDS = "i i'm i've i'd i'll we we're we've we'd we'll"
FRAMES: list[Rule] = [  # read by their words, not by a pattern
    frame_rule(
        "preference",
        "preference",
        0.8,
        _SELF_WORDS
        + " my me life's short dealbreaker breaker nonnegotiable negotiable limits overrated torture gross disgusting "
        "bliss heaven hell trash pointless unbearable cruel barbaric tacky",
        ATTITUDE,
        "Preferences",
    ),
    frame_rule("preference-state", "preference", 0.72, _SELF_WORDS + " my our", STATE, "Preferences"),
    frame_rule("liking", "preference", 0.58, _SELF_WORDS, LIKING, "Preferences"),
    frame_rule("disposition", "preference", 0.6, _SELF_WORDS, DISPOSITION, "Preferences"),
    frame_rule("effect", "preference", 0.64, "me my", EFFECT, "Preferences"),
]
PREFERENCES: list[Rule] = [
    rule("favourite", "preference", 0.93, "favorite favourite favorites favourites fave preferred",
          r"\b(?:my|our)(?: \S+){0,4}? (?:favou?rites?|fave|preferred)\b|\b(?:is|are|was|'s) (?:one of )?(?:my|"
          r"our)(?: \w+){0,3} (?:favou?rites?|fave)\b|\bi have (?:a|many|several) favou?rite",
          "Preferences"),
    rule("preference-noun", "preference", 0.92,
          "preference aversion fear phobia allergy allergies intolerance passion distaste fan hatred sensitivity "
          "soft sweet obsession weakness thing love dislike taste "
          "preferences problem restrictions restriction respect appreciation disdain interest knack habit asthma "
          "diabetes tendency trouble issues policy appreciate hobby hobbies pet patience desire tolerance diet ideal "
          "dream",
          r"\b(?:i|we)(?:'ve| have|'ve got| have got| developed|'ve always had| suffer from| do have|"
          r" hold)\b(?: \S+){0,6}? (?:preferences?|aversion|fear|phobia|allerg(?:y|ies)|intolerance|passion|"
          r"distaste|"
          r"hatred|sensitivity|soft spot|sweet tooth|obsession|weakness|thing for|love for|love of|dislike|"
          r"taste for|restrictions?|no (?:patience|interest|desire|tolerance|time) for|no interest in|"
          r"no desire to|respect for|appreciation|disdain|interest in|asthma|diabetes|policy|tendency|affinity|"
          r"trouble with|issues with)\b|"
          r"\bmy (?:\w+ ){0,3}(?:allergy|allergies|phobia|fear of|aversion|preference|passion|hobby|hobbies|"
          r"pet peeve|diet|dream \w+|ideal \w+|comfort food|guilty pleasure|taste in|"
          r"idea of a)\b(?: \S+){0,6}? (?:is|are|was|has|have|includes?|means?|makes?|consists?)\b",
          "Preferences"),
    *FRAMES,
]  # fmt: skip
