/* The way into the group of compiled modules (setup.py): a copy of this library lies in the place of each of them.
 *
 * Python calls the entrance with a module's last name and then asks for the module by its whole name; the group has a
 * function for each. What they return was initialized by mypyc already.
 */
#include <Python.h>

#define GROUP "questhall__mypyc"

static PyObject *function_for(PyObject *module)
{
    PyObject *words = PyObject_CallMethod(module, "replace", "ss", ".", "___"); /* as mypyc spells it */
    PyObject *name = words ? PyUnicode_FromFormat("init_%U", words) : NULL;
    PyObject *group = name ? PyImport_ImportModule(GROUP) : NULL;
    PyObject *function = group ? PyObject_GetAttr(group, name) : NULL;
    Py_XDECREF(words);
    Py_XDECREF(name);
    Py_XDECREF(group);
    return function;
}

static PyObject *enter(PyObject *spec, PyModuleDef *definition)
{
    (void)definition;
    PyObject *module = PyObject_GetAttrString(spec, "name");
    PyObject *function = module ? function_for(module) : NULL;
    Py_XDECREF(module);
    if (function == NULL) return NULL;
    PyObject *(*initialize)(void) = (PyObject * (*)(void)) PyCapsule_GetPointer(function, PyCapsule_GetName(function));
    Py_DECREF(function);
    return initialize ? initialize() : NULL;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, (void *)enter}, {0, NULL}};
static PyModuleDef door = {PyModuleDef_HEAD_INIT, .m_name = "door", .m_slots = slots};

#define DOOR(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&door); }
DOORS
