"""How the full screen is laid out and coloured."""

from __future__ import annotations

from typing import Final

CSS: Final = """
Screen {
    background: #1d1a16;
    color: #e8dfcc;
    layers: base;
}
#top {
    dock: top;
    height: 1;
    background: #332a1d;
    color: #f0e6cf;
}
#hint {
    dock: bottom;
    height: 1;
    background: #2a251e;
    padding: 0 1;
}
#middle {
    height: 1fr;
}
#board {
    width: 1fr;
    height: 1fr;
}
#side {
    width: 38;
    height: 1fr;
    padding: 0 0 0 1;
    border-left: solid #4b4235;
}
#players, #ask, #note, #odds {
    height: auto;
}
#players {
    margin-bottom: 1;
}
#options {
    height: auto;
    max-height: 45%;
    background: #1d1a16;
    border: none;
    padding: 0;
    scrollbar-size-vertical: 1;
}
#options > .option-list--option {
    padding: 0;
}
#options > .option-list--option-highlighted {
    background: #3a332a;
    color: #ffffff;
    text-style: bold;
}
#log {
    height: 1fr;
    border-top: solid #4b4235;
    scrollbar-size-vertical: 1;
}
#lines {
    height: auto;
}
ModalScreen {
    align: center middle;
    background: #000000 60%;
}
ModalScreen.solid {
    background: #1d1a16;
}
ModalScreen.line {
    align: left bottom;
    background: transparent;
}
#box {
    width: 76;
    max-width: 96%;
    height: auto;
    max-height: 92%;
    padding: 1 2;
    background: #2a251e;
    border: round #e8b84a;
}
#box-title {
    height: auto;
    margin-bottom: 1;
}
#box-body {
    height: auto;
    max-height: 100%;
    scrollbar-size-vertical: 1;
}
#box-foot {
    height: auto;
    margin-top: 1;
}
#menu {
    width: 72;
    max-width: 100%;
    height: auto;
    max-height: 100%;
    padding: 1 2;
}
MenuScreen {
    align: center middle;
}
#menu-head, #menu-foot {
    height: auto;
    text-align: center;
}
#menu-list {
    height: auto;
    max-height: 16;
    background: #1d1a16;
    border: round #4b4235;
}
#menu-list:focus {
    border: round #e8b84a;
}
#menu-list > .option-list--option-disabled {
    color: #e8dfcc;
}
ModalScreen.solid Static {
    width: 100%;
    text-align: center;
}
"""
