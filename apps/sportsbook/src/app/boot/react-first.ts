/** React's files in one order, before ours: whatever ours import first, React's chunk stays the same from release to release. */
import "react";
import "react/jsx-runtime";
import "react-dom";
import "react-dom/client";
