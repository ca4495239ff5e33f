"use strict";
// A page that is loaded again has its token still, in the memory of its tab.
const token = sessionStorage.getItem("memctl");
if (location.search) sessionStorage.removeItem("memctl");
else if (token) location.replace(`/?token=${encodeURIComponent(token)}`);
