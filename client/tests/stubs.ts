// What code of pages asks a browser for as soon as it is read.

import { vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
vi.stubGlobal("window", { addEventListener: () => undefined });
vi.stubGlobal("localStorage", { length: 0, getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
